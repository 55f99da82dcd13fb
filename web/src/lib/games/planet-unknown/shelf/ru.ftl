shelf-planet-unknown = Заселяйте планету полимино со станции
