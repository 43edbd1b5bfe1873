export { Arrows } from './arrows/Arrows.tsx'
export { DrawnArrows } from './arrows/DrawnArrows.tsx'
export type { ArrowLook, BoardArrow, Pixels } from './arrows/DrawnArrows.tsx'
export { Firelight, Painting } from './art/Painting.tsx'
export { Hall, Shades } from './art/Hall.tsx'
export { star } from './art/star.ts'
export { RingArt } from './art/RingArt.tsx'
export type { RingArtProps } from './art/RingArt.tsx'
export { MOTIONS } from './board.ts'
export type {
  BoardHint,
  BoardProps,
  BoardSettings,
  CardGroup,
  CardSize,
  FinaleProps,
  GameCardProps,
  GameUi,
  GlossaryTerm,
  MatchTale,
  MomentKind,
  Motion,
  Overview,
  OverviewProps,
  ResponseWindow,
  Stops,
} from './board.ts'
export { CardBack, CardFrame } from './card/CardFrame.tsx'
export { Picture } from './card/Picture.tsx'
export type { CardLook, Corner } from './card/CardFrame.tsx'
export { CardPreview, CardTerms } from './card/CardPreview.tsx'
export { keywordsIn, termsIn } from './card/keywords.ts'
export { classes } from './theme/classes.ts'
export type {
  ChartBar,
  Deck,
  DeckChart,
  DeckFault,
  DeckFilter,
  DeckKit,
  DeckLook,
  DeckPart,
  DeckReading,
  DeckSample,
  FilterChoice,
  RuleReport,
  RuleState,
} from './decks/kit.ts'
export { Dialog } from './dialog/Dialog.tsx'
export { DiceRow, type RolledDie } from './die/DiceRow.tsx'
export { Die, type DieProps } from './die/Die.tsx'
export { CUES, gameSounds } from './sound/sounds.ts'
export type { Cue, Ears, GameSounds, Heard, Motif, Sounds } from './sound/sounds.ts'
export { learn } from './director/learn.ts'
export { beatOf, lengthOf } from './director/choreography.ts'
export { stayOf } from './director/timing.ts'
export type { Choreography } from './director/choreography.ts'
export { dyed, seatDyed, seatsDyed } from './theme/dye.ts'
export type { Dye } from './theme/dye.ts'
export { EntityButton } from './entity/EntityButton.tsx'
export { lightingOf, refKey } from './entity/refs.ts'
export { useInteraction } from './entity/interaction.ts'
export { useHover } from './entity/useHover.ts'
export { gameSights, LOOKS, sight, victory } from './sights/sights.ts'
export type { Look, Spectacle, Sights, SightsOf } from './sights/sights.ts'
export { Spotlight } from './spotlight/Spotlight.tsx'
export { Curve } from './finale/Curve.tsx'
export type { CurveMark } from './finale/Curve.tsx'
export { leftWords } from './finale/left.ts'
export { Medallion, Medallions, type Somebody } from './finale/Medallion.tsx'
export { Standings } from './finale/Standings.tsx'
export { victoryWords } from './finale/victory.ts'
export type { Standing } from './finale/Standings.tsx'
export { Floater } from './floater/Floater.tsx'
export { rectOnPage } from './flight/rect-on-page.ts'
export type { Strike, StrikeKind } from './flight/strike.ts'
export { AskColumn } from './frame/AskColumn.tsx'
export { BoardFrame } from './frame/BoardFrame.tsx'
export { Glyph, sharedShape } from './glyphs/Glyph.tsx'
export type { GroundLook } from './ground/Ground.tsx'
export { Hand } from './hand/Hand.tsx'
export type { HandCard } from './hand/Hand.tsx'
export { KeyHelp } from './keys/KeyHelp.tsx'
export { bringIntoSight, isOffMap } from './map/sight.ts'
export { SpaceMap } from './map/SpaceMap.tsx'
export { MapTip } from './map/MapTip.tsx'
export type { Insets } from './map/camera.ts'
export { ZoomMap } from './map/ZoomMap.tsx'
export type { MapDrag, MapFocus, MapPoint } from './map/useRig.ts'
export { Coach } from './lesson/coach.ts'
export type { Move } from './lesson/coach.ts'
export { ANY, LEARNER } from './lesson/lesson.ts'
export type { Chapter, Hint, Lesson, Place, Step } from './lesson/lesson.ts'
export { selectorsOf } from './lesson/places.ts'
export { eyesKey } from './link.ts'
export type { ChosenBy, SeatInfo, StandIn, TableLink, TableSnapshot, TableUpdate } from './link.ts'
export { saidAfter, unstopped } from './sentence/shortened.ts'
export type { LogLine } from './sentence/log-line.ts'
export type { BuildBrowser, BuildBrowserProps, FirstMatch, GameParts } from './parts.ts'
export { Pile } from './pile/Pile.tsx'
export { passDelay } from './play/pass-delay.ts'
export { addressed, named, READER, speakerOf, waitingFor } from './play/sentences.ts'
export type { Speaker } from './play/sentences.ts'
export { choicesOf, firstSelection, lightingAt, listedBy, optionAt, stepTo } from './play/selection.ts'
export type { OptionStep, PathsOf } from './play/selection.ts'
export { FULL_CONTROL } from './play/useControl.ts'
export type { Control } from './play/useControl.ts'
export { LogLines } from './play/log-lines.ts'
export type { LogSummary, LogSpec } from './play/log-lines.ts'
export type { MuteSpec, Mutes } from './play/useMutes.ts'
export type { PreviewAbout, TableInPlay, TableSpec } from './play/useTable.ts'
export type { PieceWays, PieceWaysOf } from './play/pieces.ts'
export type { PlanAbout, PlanDraft, PlannedStep, PlanOrders, PlanSpec, PlanStep } from './play/plan.ts'
export type { PlanInHand } from './play/usePlan.ts'
export { plainLine } from './sentence/plain-line.ts'
export { RulebookContext, RuleLink } from './rules/RuleLink.tsx'
export type { RuleRef } from './rules/RuleLink.tsx'
export { OptionHint } from './prompt/OptionHint.tsx'
export { MOST_BUTTONS, NarrowList } from './prompt/NarrowList.tsx'
export type { ListLine } from './prompt/NarrowList.tsx'
export { SeatPlate } from './seat/SeatPlate.tsx'
export { TurnStatus, whoseTurn } from './status/TurnStatus.tsx'
export { takenBy, whose } from './status/whose.ts'
export { TipProvider } from './tip/TipProvider.tsx'
export { useTip } from './tip/useTip.ts'
export { Track } from './track/Track.tsx'
export { PingsContext, usePings } from './watching/pings.ts'
export type { MapPing, Pings } from './watching/pings.ts'
export { StandInContext } from './status/stand-in.ts'
export { WatchingContext } from './watching/watching.ts'
export type { Watching } from './watching/watching.ts'
export { Unseen } from './unseen/Unseen.tsx'
export { Walker } from './walker/Walker.tsx'
export type { Point } from './walker/Walker.tsx'
