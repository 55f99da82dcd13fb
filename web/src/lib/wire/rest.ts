import type { NewTable as WholeNewTable, ReplayStory, Settings } from './generated';

/** Shapes of the REST answers and requests. */

export type {
  BotToken,
  Chapter,
  DailyChallenge,
  DailyEnding,
  DailyOption,
  DailyResult,
  DailyStanding,
  GameInfo,
  Invite,
  Invites,
  Me,
  OptionKind,
  OptionSpec,
  Rule,
  Rulebook,
  SeatRequest,
  SettingsChange,
  SetupChange,
  TableSummary,
} from './generated';
export type Replay = ReplayStory;
/** Settings that are left out have their defaults. */
export type NewTable = Omit<WholeNewTable, 'settings'> & { settings?: Partial<Settings> };
