import { covers, withGames } from './games/hall.ts'
import { RulebookContext, type RuleRef } from '@trialhall/table-ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { HallWatch } from './notify/hall-watch.tsx'
import { UpdateNote } from './offline/update-note.tsx'
import { CrashPage } from './pages/errors/crash-page.tsx'
import { ErrorPage } from './pages/errors/error-page.tsx'
import { ErrorBoundary } from './pages/errors/error-boundary.tsx'
import { StartPage } from './pages/start.tsx'
import { ToastProvider } from './kit/toasts.tsx'
import { useHash } from './kit/use-hash.ts'
import { Waiting } from './kit/waiting.tsx'
import { SettingsProvider } from './device/use-settings.tsx'

const NewPage = lazy(() => withGames(import('./pages/new.tsx')))
const TablePage = lazy(() => withGames(import('./pages/local-table.tsx')))
const CardsPage = lazy(() => withGames(import('./pages/reading/cards.tsx')))
const BuildsPage = lazy(() => withGames(import('./pages/reading/builds.tsx')))
const RulesPage = lazy(() => withGames(import('./pages/reading/rules.tsx')))
const ImportPage = lazy(() => withGames(import('./pages/import/import.tsx')))
const MatchPage = lazy(() => withGames(import('./pages/import/match.tsx')))
const SettingsPage = lazy(() => withGames(import('./pages/settings.tsx')))
const OnlinePlayPage = lazy(() => import('./pages/reading/online-play.tsx'))
const AboutPage = lazy(() => import('./pages/reading/about.tsx'))
const DecksPage = lazy(() => withGames(import('./pages/decks.tsx')))
const LobbyPage = lazy(() => withGames(import('./pages/lobby.tsx')))
const FriendsPage = lazy(() => withGames(import('./pages/friends.tsx')))
const ProfilePage = lazy(() => withGames(import('./pages/profile.tsx')))
const LeaderboardPage = lazy(() => withGames(import('./pages/leaderboard.tsx')))
const OperatorPage = lazy(() => import('./pages/operator.tsx'))
const OnlineTablePage = lazy(() => withGames(import('./pages/online-table.tsx')))
const TournamentsPage = lazy(() => withGames(import('./pages/tournaments.tsx')))
const TournamentPage = lazy(() => withGames(import('./pages/tournament.tsx')))
const WallPage = lazy(() => withGames(import('./pages/wall.tsx')))
const MailPage = lazy(() => import('./pages/mail.tsx'))
const LearnPage = lazy(() => withGames(import('./pages/learn.tsx')))
const ChapterPage = lazy(() => withGames(import('./pages/chapter.tsx')))
const ReplayPage = lazy(() => withGames(import('./pages/replay.tsx')))
const MissingPage = lazy(() => import('./pages/errors/missing.tsx'))

/** The whole app: what holds on every page, and which page is shown where. */
export function App(): ReactNode {
  return (
    <ErrorBoundary page={CrashPage}>
      <SettingsProvider>
        <ToastProvider>
          <UpdateNote />
          <HallWatch />
          <RulebookContext value={ruleHref}>
            <Pages />
          </RulebookContext>
        </ToastProvider>
      </SettingsProvider>
    </ErrorBoundary>
  )
}

/** Where a rule stands in the pages of the rulebooks. */
function ruleHref({ game, id }: RuleRef): string {
  return `/rules/${game}#${id}`
}

/** The game whose cards are shown where no game is named. */
function firstGame(): string | undefined {
  return covers()[0]?.id
}

/** The page that an address belongs to: a card is shown on the page of all cards. */
function pageOf(path: string): string {
  const [, isOfCards, game = firstGame()] = /^\/(cards)(?:\/([^/]+))?/.exec(path) ?? []
  return isOfCards === undefined ? path : `/cards/${game}`
}

function Pages(): ReactNode {
  const [path] = useLocation()
  return (
    <ErrorBoundary key={pageOf(path)} page={ErrorPage}>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path="/" component={StartPage} />
          <Route path="/new/:game?">{({ game }) => <NewPage key={game} gameId={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/play" component={LobbyPage} />
          <Route path="/me">
            <ProfilePage />
          </Route>
          <Route path="/friends" component={FriendsPage} />
          <Route path="/people/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
          <Route path="/leaderboards/:game?">
            {({ game }) => <LeaderboardPage key={game} gameId={game} />}
          </Route>
          <Route path="/mail/:what">{({ what }) => <MailPage what={what} />}</Route>
          <Route path="/operator" component={OperatorPage} />
          <Route path="/m/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
          <Route path="/m/:id/replay">
            {({ id }) => <ReplayPage key={id} source={{ kind: 'online', id }} />}
          </Route>
          <Route path="/replay/:id">
            {({ id }) => <ReplayPage key={id} source={{ kind: 'device', id }} />}
          </Route>
          <Route path="/replay" component={LinkedReplay} />
          <Route path="/tournaments" component={TournamentsPage} />
          <Route path="/t/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
          <Route path="/t/:id/wall">{({ id }) => <WallPage key={id} id={id} />}</Route>
          <Route path="/cards/:game?/:slug?">
            {({ game = firstGame(), slug }) => <CardsPage key={game} gameId={game} slug={slug} />}
          </Route>
          <Route path="/builds/:game">{({ game }) => <BuildsPage key={game} gameId={game} />}</Route>
          <Route path="/rules/:game?">{({ game }) => <RulesPage key={game} gameId={game} />}</Route>
          <Route path="/decks/:game?/:deck?">
            {({ game, deck }) => <DecksPage key={`${game}/${deck}`} gameId={game} deckId={deck} />}
          </Route>
          <Route path="/learn/:game/:chapter">
            {({ game, chapter }) => (
              <ChapterPage key={`${game}/${chapter}`} gameId={game} chapterId={chapter} />
            )}
          </Route>
          <Route path="/learn/:game?">{({ game }) => <LearnPage key={game} gameId={game} />}</Route>
          <Route path="/import" component={ImportPage} />
          <Route path="/match" component={MatchPage} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/about" component={AboutPage} />
          <Route path="/online-play" component={OnlinePlayPage} />
          <Route component={MissingPage} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

/** A match that stands whole in the address, behind the #; where another comes there, it is another replay. */
function LinkedReplay(): ReactNode {
  const hash = useHash()
  const [opened, setOpened] = useState(() => ({ hash, address: addressWith(hash) }))
  if (hash !== opened.hash) setOpened({ hash, address: addressWith(hash) })
  return <ReplayPage key={opened.hash} source={{ kind: 'link', address: opened.address }} />
}

/** What an address says of a match now; a replay changes the rest of it with every moment. */
function addressWith(hash: string): string {
  return `${location.search}#${hash}`
}
