import en from './en.ftl?raw';
import ru from './ru.ftl?raw';

/** The words of the solo mode, for the words of the board. */
export const words = { ru, en };
