
# Adventure 7, The Escape

option-adventure-7 = The Escape

name-a7-robot = Open an airlock of a block within reach, or skip.
name-a7-energy = Circle an energy in the engine of the starship you wrote in, or skip.
name-a7-plant = Circle a plant in the greenhouse of the starship you wrote in, or skip.
name-a7-water = Circle the tank of the space you wrote in, or skip.
name-a7-planning = Write an X in an empty space within reach and cross off a planning box, or skip.
illegal-block-out-of-reach = { $spot } is out of reach: no open airlock leads there yet.
illegal-airlock-out-of-reach = { $spot } touches no block within reach.
illegal-tank-of-another-space = { $spot } does not belong to the space you have just written in.
illegal-other-starship = { $spot } is not on the starship you have just written in.
prompt-airlock = { $optional ->
    [true] The error lets you open an airlock; you may leave it closed.
   *[false] The robot in the space opens an airlock: choose one of a block within reach.
}
score-greenhouses = Greenhouses
score-modules = Modules
name-mission-100 = Fill 3 greenhouses that have all 3 plants circled.
name-mission-101 = Fill the greenhouse of the topmost starship and circle all its plants.
name-mission-102 = Fill 7 modules completely.
name-mission-103 = Fill 3 starships completely, greenhouses included.
name-mission-104 = Circle every energy in the engines of 3 starships.
name-mission-105 = Circle every tank of 3 starships.
note-module-left = Empty spaces left in the module: { $left }
note-module-filled = The module is filled
note-greenhouse-first = The greenhouse is filled first: ×2
note-within-reach = Spaces that come within reach: { $count }
note-module-doubled = Points of the module: ×2
note-module-worth = Points for each filled module: { $before } → { $after }
note-greenhouse-worth = Points for the filled greenhouse: { $before } → { $after }
