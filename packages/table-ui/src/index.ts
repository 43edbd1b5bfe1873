export { CARD_SIZES, MOTIONS } from './board.ts'
export type {
  BoardProps,
  BoardSettings,
  CardGroup,
  CardSize,
  GameCardProps,
  GameUi,
  GlossaryTerm,
  Motion,
  ResponseWindow,
} from './board.ts'
export type { SeatInfo, TableLink, TableSnapshot, TableUpdate } from './link.ts'
