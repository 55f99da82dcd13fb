# Events: rounds and turns

event-space-taken = { $seat } takes turn order space { $space }.
event-shuttle-placed = { $seat } starts the shuttle { $side_in }.
event-round-started = Round { $round } begins.
event-turn-started = It is { $seat }’s turn.
event-crystals-stored = { $lost ->
    [0] { $seat } puts { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    } into the depot.
   *[other] { $seat } puts { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    } into the depot; there is no room for { $lost } more.
}
event-main-chosen = { $seat } chooses { $main }.
event-evicted = { $seat_id ->
    [lacerda] { $seat } takes { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    } off { $main }.
   *[other] { $count ->
        [one] { $count } colonist of { $seat } leaves
       *[other] { $count } colonists of { $seat } leave
    } { $main } for the working area.
}
event-extra-paid = { $crystals ->
    [0] { $seat } pays { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    } extra.
   *[other] { $seat } pays { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    } extra.
}
event-colonist-posted = { $seat } places a colonist on { $main }.
event-boosted = { $seat } boosts the effect with { $colonists ->
    [one] { $colonists } colonist
   *[other] { $colonists } colonists
}.
event-fuelled = { $seat } spends a crystal on one more step of { $mover_id ->
    [bot] the bots
   *[other] the rover
}.
event-colony-stalled = The colony has stood still for { $rounds } rounds: the end comes by itself.
event-end-triggered = The end is in sight: one more round.
event-last-round = This is the last round.
event-scored = { $seat }: { $points } OP in all.
event-judged = { $met ->
    [true] Achieved: “{ $demand }”
   *[other] Not achieved ({ $have } of { $need }): “{ $demand }”
}

# Events: goods, people, points

event-paid = { $seat } pays { $goods }.
event-paid-goods = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good_many }
}
event-gained = { $lost ->
    [0] { $seat } gains { $count ->
        [one] { $count } { $good }
       *[other] { $count } { $good_many }
    }.
   *[other] { $seat } gains { $count ->
        [one] { $count } { $good }
       *[other] { $count } { $good_many }
    }, but has no room for { $lost }.
}
event-taken-from-warehouse = { $seat } takes 1 { $good } from the warehouse.
event-points-scored = { $reason_id ->
    [first] { $seat } scores { $points } OP for being the first to raise this marker.
    [progress] { $seat } scores { $points } OP for progress.
   *[other] { $seat } scores { $points } OP with an advanced building.
}
event-colonists-gained = { $lost ->
    [0] { $seat } gains { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    }.
   *[other] { $count ->
        [0] { $seat } has no place for another colonist.
       *[other] { $seat } gains { $count ->
            [one] { $count } colonist
           *[other] { $count } colonists
        }; { $lost } more cannot come.
    }
}
event-colonists-returned = { $lost ->
    [0] { $count ->
        [one] { $count } colonist of { $seat } comes home.
       *[other] { $count } colonists of { $seat } come home.
    }
   *[other] { $count ->
        [one] { $count } colonist of { $seat } comes home
       *[other] { $count } colonists of { $seat } come home
    }; there is no room for { $lost }.
}
event-colonist-retrieved = { $seat } takes a colonist back from { $main }.
event-worker-retrieved = { $seat } takes a colonist back from the working area.
event-produced = { $seat } produces { $goods }.
event-produced-goods = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good_many }
}
event-warehouse-filled = The warehouse is full again.

# Events: blueprints and technologies

event-blueprint-taken = { $seat } takes the blueprint { $blueprint }.
event-blueprints-turned = { $blueprints_count ->
    [0] There are no new blueprints.
   *[other] New blueprints: { $blueprints }.
}
event-tech-learned = { $seat } learns the { $tech } ({ $lab }).
event-tech-developed = { $seat } develops the { $tech } ({ $to }).
event-tech-used = { $own ->
    [true] { $seat } uses the { $tech } at level { $level }.
   *[other] { $seat } uses the { $tech } of { $owner_seat } at level { $level }.
}
event-oxygen-kept = { $lost ->
    [0] { $seat } gains 1 oxygen for the use of the { $tech }.
   *[other] { $seat } has no room for the oxygen for the use of the { $tech }.
}
event-techs-turned = New technologies: { $techs_short }.

# Events: the map

event-moved = { $seat } moves { $mover_id ->
    [bot] a bot
   *[other] the rover
} from { $from } to { $to }.
event-crystal-collected = { $seat } picks up the crystal on { $cell }.
event-crystal-destroyed = { $seat }’s bot destroys the crystal on { $cell }.
event-find-destroyed = { $find_kind ->
    [research] { $seat }’s bot destroys { $find } on { $cell }.
   *[other] { $seat }’s bot destroys the discovery tile { $find } on { $cell }.
}
event-claimed = { $find_kind ->
    [research] { $seat } claims { $find } on { $cell }.
   *[other] { $seat } claims the discovery tile { $find } on { $cell }.
}
event-constructed = { $seat } builds { $building_id ->
    [oxygen_condenser] an
   *[other] a
} { $building } on { $cell }{ $size ->
    [1] .
   *[other] : a complex of { $size }.
}
event-crystal-appeared = A crystal appears on { $cell }.
event-stack-turned = { $left ->
    [0] No { $building_many } are left in the stack.
    [one] { $left } { $building } is left in the stack.
   *[other] { $left } { $building_many } are left in the stack.
}
event-displaced = { $seat }’s { $mover } makes way from { $from } to { $to }.
event-progress-made = { $seat } makes progress with { $building_many }.
event-lss-raised = Life support: the { $building } marker rises to row { $row }.
event-lss-rewarded = { $points ->
    [0] { $seat } scores nothing for the reward tile { $tile }.
   *[other] { $seat } scores { $points } OP for the reward tile { $tile }.
}
event-miner-placed = { $seat } sends a colonist down the mine on { $cell }.
event-miner-returned = { $seat }’s miner leaves the mine on { $cell }.
event-upgraded = { $seat } upgrades the building on { $cell } to { $blueprint }.
event-ship-welcomed = { $slot ->
    [none] { $seat } welcomes a ship.
   *[other] { $seat } welcomes the ship from slot { $slot }.
}
event-bot-landed = { $cell ->
    [none] { $seat } gets a new bot.
   *[other] { $seat } lands a bot on { $cell }.
}
event-discovery-turned = New discovery tile: { $discovery }.
event-discovery-placed = { $seat } puts the discovery tile { $discovery } on { $cell }.
event-level-raised = The colony rises to level { $level }.

# Events: agency, missions, goals

event-scientist-hired = { $seat } hires the { $scientist }.
event-contract-taken = { $seat } takes { $contract }.
event-agency-filled = { $seat } adds { $contract } to the agency.
event-delivered = { $seat } delivers { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good_many }
} for { $contract }.
event-contract-completed = { $seat } completes { $contract }.
event-executive-used = { $seat } uses the executive action { $slot_exec }.
event-building-used = { $crystals ->
    [0] { $seat } uses { $blueprint } for free.
   *[other] { $seat } uses { $blueprint }.
}
event-scientist-sent = { $seat } sends the { $scientist } to { $blueprint }.
event-radar-tuned = { $seat } puts the discovery tile { $discovery } on Radar.
event-mission-advanced = { $left ->
    [0] { $seat } takes the last step of the mission { $mission }.
   *[other] { $seat } advances the mission { $mission }: { $left } to go.
}
event-mission-completed = The mission { $mission } is completed. { $remaining ->
    [0] That was the last one needed.
   *[other] Still needed: { $remaining }.
}
event-mission-spared = One mission fewer is needed. { $remaining ->
    [0] None remains.
   *[other] Still needed: { $remaining }.
}
event-goal-completed = { $seat } completes the private goal { $goal }.
event-goal-spent = { $goal ->
    [none] { $seat } spends a private goal as a crystal.
   *[other] { $seat } spends the private goal { $goal } as a crystal.
}
event-a-card-revealed = { $seat } reveals { $card }.
event-b-cards-drawn = { $cards_count ->
    [0] { $seat } draws { $count ->
        [one] { $count } B card
       *[other] { $count } B cards
    }.
   *[other] { $seat } draws { $cards }.
}
event-b-card-revealed = { $seat } reveals { $card }.

# Events: the shuttle and journeys

event-shuttle-moved = The shuttle { $side_in } moves to space { $space }.
event-shuttle-flew = The shuttle flies { $side_to } and stops on space { $space }.
event-travelled = { $vessel ->
    [none] { $seat } travels { $side_to }.
   *[other] { $seat } travels { $side_to } by { $vessel }.
}
event-stayed = { $seat } stays.
