# Questions

prompt-pick-space = Which turn order space do you take?
prompt-pick-shuttle = Where does the shuttle start?
prompt-main = Which main action do you take { $side_in }?{ $executive ->
    [true] { " " }You may take an executive action first.
   *[other] { "" }
}
prompt-part = Two pieces share { $cell }. Which move parts them?
prompt-end = { $executive ->
    [true] Take an executive action, or end your turn.
   *[other] End your turn.
}
prompt-extra = { $main } costs { $left } extra: a crystal or a colonist?
prompt-pay = How do you pay { $price }?
prompt-pay-price = { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good_many }
}
prompt-blueprints = { $left ->
    [0] Boost for another blueprint, or finish.
    [1] Which blueprint do you take?
   *[other] Which blueprint do you take? You may take { $left }.
}
prompt-learn = { $left ->
    [0] Boost for another technology, or finish.
    [1] Which technology do you learn?
   *[other] Which technology do you learn? You may learn { $left }.
}
prompt-develop = { $left ->
    [0] Boost for another development, or finish.
   *[other] Which technology do you develop{ $free ->
        [true] { " " }at no cost
       *[other] { "" }
    }? { $left } to go.
}
prompt-warehouse = { $left ->
    [0] Boost to take another item, or finish.
    [1] What do you take from the warehouse?
   *[other] What do you take from the warehouse? You may take { $left }.
}
prompt-move = Where do your pieces go? Steps left: bots { $bots }, rover { $rover }.
prompt-claim = Do you claim the tile on { $cell }?
prompt-construct = { $what ->
    [none] What do you build, and where?
   *[other] Where do you build { $what_id ->
        [oxygen_condenser] an
       *[other] a
    } { $what }?
}{ $levels ->
    [0] { "" }
   *[other] { " " }Technologies count { $levels } more.
}
prompt-tech = Whose technology joins the { $building } on { $cell } to the others?
prompt-upgrade = { $left ->
    [0] Boost for another upgrade, or finish.
    [1] Which building do you upgrade?
   *[other] Which building do you upgrade? You may upgrade { $left }.
}
prompt-ships = { $left ->
    [0] Boost for another ship, or finish.
    [1] Which ship do you welcome?
   *[other] Which ship do you welcome? You may welcome { $left }.
}
prompt-land = Where does the new bot land?
prompt-hire = { $scientist ->
    [true] { $contract ->
        [true] Whom do you hire, or which contract do you take?
       *[other] Whom do you hire?
    }
   *[other] Which contract do you take?
}
prompt-refill = Which contract fills slot { $place } of the agency?
prompt-retrieve = { $left ->
    [1] Which colonist do you take back?
    [255] Which colonists do you take back?
   *[other] Which colonists do you take back? You may take { $left }.
}
prompt-gain-any = { $left ->
    [0] Boost to gain another resource, or finish.
    [1] Which resource do you gain?
   *[other] Which resources do you gain? { $left } to go.
}
prompt-produce = Which source produces once more for a colonist?
prompt-casino = Send a colonist for another crystal, or finish.
prompt-radar = Which discovery tile do you put on Radar?
prompt-offer = Do you pay 1 water and 1 plant for a colonist?
prompt-explore = Which discovery tile do you put on the map, and where?
prompt-berth = Which turn order space do you take { $side_in }?
prompt-displace = Your piece on { $cell } makes way: where to?
prompt-benefit = Which benefit do you choose?
prompt-owner = { $cell ->
    [none] { $tech_id ->
        [tech-rover] { $by_seat } drives further with your { $tech }
        [tech-upgrade] { $by_seat } upgrades more with your { $tech }
       *[other] { $by_seat } welcomes more ships with your { $tech }
    }
   *[other] { $by_seat } builds on { $cell } with your { $tech }
}: take 1 oxygen, or develop it?
prompt-travel = { $shuttle ->
    [true] Do you travel, by shuttle or by ship, or stay { $side_in }?
   *[other] Do you travel by ship, or stay { $side_in }?
}
prompt-errand = Do you reveal a B card?
prompt-excess = { $left ->
    [one] You cannot store { $left } { $good }. Which contract gets it?
   *[other] You cannot store { $left } { $good_many }. Which contract gets the next one?
}
prompt-deliver = Do you deliver anything more for your contracts?

# What is asked

name-ask-space = choose a turn order space
name-ask-shuttle = place the shuttle
name-ask-main = choose a main or an executive action
name-ask-part = part the pieces that share a cell
name-ask-end = end your turn
name-ask-extra = pay the extra cost
name-ask-pay = choose how to pay
name-ask-blueprint = take a blueprint or finish
name-ask-learn = learn a technology or finish
name-ask-develop = develop a technology or finish
name-ask-warehouse = take from the warehouse or finish
name-ask-move = move your bots and rover, or finish
name-ask-claim = claim the tile or leave it
name-ask-construct = choose a building and its cell
name-ask-tech = choose a technology
name-ask-upgrade = upgrade a building or finish
name-ask-ship = welcome a ship or finish
name-ask-land = choose where the bot lands
name-ask-hire = hire a scientist or take a contract
name-ask-excess = choose a contract for what you cannot store
name-ask-refill = choose a contract for the agency
name-ask-retrieve = take a colonist back
name-ask-gain = choose a resource
name-ask-produce = choose what produces once more, or finish
name-ask-casino = boost for a crystal, or finish
name-ask-radar = choose a discovery tile for Radar
name-ask-offer = accept the colonist or decline
name-ask-explore = put a discovery tile on the map
name-ask-berth = choose a turn order space
name-ask-displace = move the piece that makes way
name-ask-benefit = choose a benefit
name-ask-owner = take the oxygen or develop the technology
name-ask-travel = travel or stay
name-ask-errand = reveal a B card or decline
name-ask-deliver = deliver or finish

# Standing answers
standing-technology = When somebody uses my technology
standing-technology-keep = always keep the oxygen
standing-technology-develop = develop where that brings a reward, else keep
standing-shuttle = In the shuttle phase
standing-shuttle-stay = stay, unless the shuttle leaves my side
standing-payment = When a mineral could replace a resource
standing-payment-exact = always pay the exact resource
standing-end = When nothing is left to do
standing-end-done = end the turn
