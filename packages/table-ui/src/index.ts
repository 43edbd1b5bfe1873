export { Announcer } from './announcer/Announcer.tsx'
export { Firelight, Painting } from './art/Painting.tsx'
export { Brass } from './art/Brass.tsx'
export { RingArt } from './art/RingArt.tsx'
export type { RingArtProps } from './art/RingArt.tsx'
export { CARD_SIZES, MOTIONS } from './board.ts'
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
  Motion,
  ResponseWindow,
  Stops,
} from './board.ts'
export { CardBack, CardFrame } from './card/CardFrame.tsx'
export type { CardFrameProps, CardLook, Corner } from './card/CardFrame.tsx'
export { CardPreview } from './card/CardPreview.tsx'
export { keywordsIn, termsIn } from './card/keywords.ts'
export type { Stretch } from './card/keywords.ts'
export { classes } from './classes.ts'
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
  DrawPlan,
  FilterChoice,
  RuleReport,
  RuleState,
} from './decks/kit.ts'
export { Dialog } from './dialog/Dialog.tsx'
export { Die } from './die/Die.tsx'
export { learn } from './director/learn.ts'
export { beatOf, lengthOf } from './director/choreography.ts'
export type { Beat, Choreography } from './director/choreography.ts'
export { useDirector } from './director/useDirector.ts'
export type { Direction, Script } from './director/useDirector.ts'
export { dyed, DYES, seatDyed, seatsDyed } from './dye.ts'
export type { Dye } from './dye.ts'
export { EntityButton } from './entity/EntityButton.tsx'
export type { EntityButtonProps } from './entity/EntityButton.tsx'
export { lightingOf, refKey } from './entity/refs.ts'
export type { Lighting, RefOf } from './entity/refs.ts'
export { SceneContext, useScene } from './entity/scene.ts'
export type { Scene } from './entity/scene.ts'
export { useEntity } from './entity/useEntity.tsx'
export type { Entity, EntityProps } from './entity/useEntity.tsx'
export { useHover } from './entity/useHover.ts'
export type { Hover } from './entity/useHover.ts'
export { Spotlight } from './stage/Spotlight.tsx'
export type { SpotlightProps } from './stage/Spotlight.tsx'
export { Standings } from './finale/Standings.tsx'
export type { Standing, StandingsProps } from './finale/Standings.tsx'
export { Flights } from './flight/Flights.tsx'
export { Floater } from './floater/Floater.tsx'
export type { FloaterProps } from './floater/Floater.tsx'
export { AskColumn } from './frame/AskColumn.tsx'
export type { AskColumnProps } from './frame/AskColumn.tsx'
export { BoardFrame } from './frame/BoardFrame.tsx'
export type { BoardFrameProps, BoardParts } from './frame/BoardFrame.tsx'
export { Glyph, sharedShape } from './glyphs/Glyph.tsx'
export { Hand } from './hand/Hand.tsx'
export type { HandCard, HandProps } from './hand/Hand.tsx'
export { KeyHelp } from './keys/KeyHelp.tsx'
export { useBoardKeys } from './keys/useBoardKeys.ts'
export type { BoardKeys } from './keys/useBoardKeys.ts'
export { Coach } from './lesson/coach.ts'
export type { Move, Verdict } from './lesson/coach.ts'
export { ANY, LEARNER } from './lesson/lesson.ts'
export type { Chapter, Doing, Hint, Lesson, Place, Reading, Reply, Step } from './lesson/lesson.ts'
export { selectorsOf } from './lesson/places.ts'
export type { SeatInfo, TableLink, TableSnapshot, TableUpdate } from './link.ts'
export { Log } from './log/Log.tsx'
export type { LogLine } from './log/Log.tsx'
export type { GameParts } from './parts.ts'
export { Pile } from './pile/Pile.tsx'
export type { PileProps } from './pile/Pile.tsx'
export { addressed, named, speakerOf, waitingFor } from './play/sentences.ts'
export type { Speaker } from './play/sentences.ts'
export { choicesOf, firstStage, lightingAt, optionAt, stepTo } from './play/steps.ts'
export type { Choice, OptionStep, Stage, Way, WaysOf } from './play/steps.ts'
export { useControl } from './play/useControl.ts'
export type { Control } from './play/useControl.ts'
export type { Passing } from './play/usePassing.ts'
export type { Staging } from './play/useStaging.ts'
export { useTable } from './play/useTable.ts'
export type { TableInPlay, TableSpec } from './play/useTable.ts'
export { plain } from './prompt/plain.ts'
export { OptionList, Prompt } from './prompt/Prompt.tsx'
export type { PromptProps } from './prompt/Prompt.tsx'
export { RulebookContext, RuleLink } from './rules/RuleLink.tsx'
export type { RuleRef } from './rules/RuleLink.tsx'
export { SeatPlate } from './seat/SeatPlate.tsx'
export type { SeatPlateProps } from './seat/SeatPlate.tsx'
export { SentenceText } from './sentence/SentenceText.tsx'
export { TurnStatus, whoseTurn } from './status/TurnStatus.tsx'
export type { TurnStatusProps } from './status/TurnStatus.tsx'
export { TipProvider } from './tip/TipProvider.tsx'
export { useTip } from './tip/useTip.ts'
export type { TipHandlers, TipLayer } from './tip/useTip.ts'
export { Track } from './track/Track.tsx'
export { useWatching, WatchingContext } from './watching/watching.ts'
export type { Watching } from './watching/watching.ts'
export { WhyNot } from './whynot/WhyNot.tsx'
export { Unseen } from './unseen/Unseen.tsx'
export { Walker } from './walker/Walker.tsx'
export type { Point, WalkerProps } from './walker/Walker.tsx'
