shelf-nexus-ops = Take a moon: mines, dragons and secret missions
