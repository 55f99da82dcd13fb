# Events: Lacerda

event-rival-card = { $seat } turns up { $card }.
event-rival-shuffled = { $seat } shuffles the solo cards again.
event-rival-bot = { $seat }’s bot moves on to the { $building } symbol.
event-rival-hindered = { $reason_id ->
    [occupied] { $seat } cannot take { $main }: a colonist of { $seat } is still there. The rover moves instead.
    [too_dear] { $seat } cannot pay the extra cost of { $main }. The rover moves instead.
   *[other] { $seat } can do nothing with { $main }. The rover moves instead.
}
event-rival-cannot-build = { $building ->
    [none] { $seat } can build nothing.
   *[other] { $seat } cannot build { $building_id ->
        [oxygen_condenser] an
       *[other] a
    } { $building }.
}
event-rival-rover-stays = { $reason_id ->
    [no_target] { $seat }’s rover stays: there is no tile to claim.
   *[other] { $seat }’s rover stays: there is no room to move.
}
event-rival-grounded = { $seat } does not board the shuttle: { $card } shows the cross.
event-rival-chose-building = { $seat } decides to build { $chosen_id ->
    [oxygen_condenser] an
   *[other] a
} { $chosen }.
event-rival-chose-cell = { $seat } chooses { $chosen } for the { $building }.
event-rival-chose-blueprint = { $seat } chooses the blueprint { $chosen }.
event-rival-chose-unbuilt = { $seat } chooses the blueprint { $chosen } for an upgrade.
event-rival-chose-upgrade = { $seat } chooses { $chosen } for { $blueprint }.
event-rival-chose-tech = { $seat } chooses the { $chosen }.
event-rival-chose-development = { $seat } chooses the { $chosen } to develop.
event-rival-chose-scientist = { $seat } chooses the { $chosen }.
event-rival-chose-contract = { $seat } chooses { $chosen }.
event-rival-chose-space = { $seat } chooses turn order space { $chosen }.
event-rival-chose-good = { $seat } chooses 1 { $chosen }.
event-rival-chose-target = { $seat }’s rover heads for { $chosen }.
event-rival-chose-stop = { $seat }’s rover will stop on { $chosen }.
event-rival-chose-refuge = { $seat }’s rover makes way to { $chosen }.
event-rival-chose-frontier = { $seat } chooses { $chosen } for the discovery tile { $discovery }.
event-rival-lot = { $seat } turns up { $cards }: of { $options } equal options, number { $number } is taken.
event-rival-chance = Chance decides for { $seat }: number { $number } of { $options }.

# Why Lacerda chose it

reason-only-one = There is no other choice.
reason-by-lot = All are equal: the solo cards or chance decide.
reason-random = Chance decides.
reason-scored-type = A type that one of his scientists scores.
reason-fuller-row = The row with more blueprints.
reason-lower-row = The lower row.
reason-leftmost = The leftmost.
reason-cheapest-row = The cheapest row.
reason-most-developed = His most developed technology.
reason-least-developed = His least developed technology.
reason-lower-tile = Of equals, the lower tile.
reason-tile-used = Somebody used his tile: it moves on.
reason-most-in-stock = What the warehouse has most of.
reason-most-points = The most points.
reason-nearest = The nearest tile.
reason-best-of-nearest = Of the nearest tiles, the one that brings most.
reason-most-crystals = Most crystals on the way.
reason-nearest-to-target = Nearest to a tile that he can claim.
reason-largest-complex = The largest complex.
reason-printed-type = The type that the reward names.
reason-bot-type = The type on which his bot stands.
reason-next-type = The next type in his order.
reason-farthest-from-your-rover = As far as possible from your rover.
reason-scientist-points = A building that one of his scientists scores.

# What Lacerda counts

measure-scored-type = scored by his scientist
measure-row-cards = blueprints in the row
measure-lower-row = in the lower row
measure-position = place from the left
measure-price = price
measure-level = level
measure-depth = place from the top
measure-in-stock = in the warehouse
measure-points-in-view = points in view
measure-points = points
measure-distance = distance in cells
measure-crystals = crystals
measure-cubes = progress cubes
measure-missions = steps of missions
measure-complex = size of the complex
measure-marker = row of its marker
measure-level-marker = row of the level marker
measure-cells = cells to build on
measure-scientist-points = points for a scientist
