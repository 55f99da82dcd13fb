import type { NewTable as WholeNewTable, ReplayStory, Settings } from './generated';

/** Shapes of the REST answers and requests. */

export type {
  BotToken,
  Chapter,
  Circle,
  DailyArchive,
  DailyChallenge,
  DailyEnding,
  DailyOption,
  DailyResult,
  DailyStanding,
  GameInfo,
  Invite,
  InviteInfo,
  Invites,
  LeaderLine,
  Leaderboard,
  LetterLink,
  MailSettings,
  Me,
  NewBrowser,
  NewVacation,
  Notice,
  NoticeChange,
  NoticeSettings,
  OpenTable,
  OptionKind,
  OptionSpec,
  PlayNow,
  PlayedGame,
  PlayerProfile,
  RatedGame,
  Rule,
  Rulebook,
  SeatRequest,
  SettingsChange,
  SetupChange,
  StandingChoice,
  TableSummary,
  VacationSettings,
  WaitingInvitation,
} from './generated';
export type Replay = ReplayStory;
/** Settings that are left out have their defaults. */
export type NewTable = Omit<WholeNewTable, 'settings'> & { settings?: Partial<Settings> };
