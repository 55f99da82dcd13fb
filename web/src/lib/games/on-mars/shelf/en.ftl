shelf-on-mars = Build a colony between orbit and surface
