import en from './en.ftl?raw';
import ru from './ru.ftl?raw';

/** The words of the names below, for the words of the board. */
export const words = { ru, en };
