# Actions

action-space = Take turn order space { $space }
action-shuttle = Start the shuttle { $side_in }
action-main = Main action: { $main }
action-extra-crystal = Pay a crystal extra
action-extra-colonist = Pay a colonist extra
action-pay = Pay { $goods }
action-pay-goods = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good_many }
}
action-boost = Boost with a colonist
action-fuel = One more step of { $mover_id ->
    [bot] the bots
   *[other] the rover
} for a crystal
action-tech = Use the technology of { $seat }
action-take-blueprint = Take the blueprint { $blueprint }
action-take-good = Take 1 { $good } from the warehouse
action-learn = Learn the { $tech } of the { $place ->
    [0] top row
    [1] top row
    [2] top row
    [3] middle row
    [4] middle row
    [5] middle row
   *[other] bottom row
} ({ $lab })
action-develop = Develop from { $from } to { $to }
action-step-rover = Move the rover to { $to }
action-step-bot = Move the bot from { $from } to { $to }
action-claim = Claim the tile
action-build = Build { $building_id ->
    [oxygen_condenser] an
   *[other] a
} { $building } on { $cell }
action-upgrade = Upgrade { $cell } to { $blueprint }
action-ship = { $aboard_id ->
    [bot] Welcome the ship from slot { $slot } with a bot
   *[other] Welcome the ship from slot { $slot } with colonists alone
}
action-land = Land the bot on { $cell }
action-hire = Hire the { $scientist }
action-contract = Take { $contract }
action-refill = Add { $contract } to the agency
action-retrieve = Take a colonist back from { $main }
action-retrieve-working = Take a colonist back from the working area
action-gain = Gain 1 { $good }
action-produce = Produce once more: { $building }
action-radar = Put discovery tile { $spot } on Radar
action-accept = Pay for the colonist
action-benefit = Benefit: { $benefit }
action-executive = Executive action: { $slot_exec }
action-use = Use { $blueprint }
action-work = Send the { $scientist } to { $blueprint } and use it
action-goal = { $reward_id ->
    [develop] Complete { $goal }: develop twice at no cost
   *[other] Complete { $goal }: its own reward
}
action-spend = Spend { $goal } as a crystal
action-deliver = Deliver 1 { $good } for { $contract }
action-errand = Reveal { $card }
action-displace = Make way to { $cell }
action-keep = Take 1 oxygen
action-travel = Travel by { $vessel }
action-stay = Stay
action-explore = Put discovery tile { $spot } on { $cell }
action-done = Finish
action-end = End the turn
