import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ButtonLink } from '../../kit/button.tsx'
import { Page } from '../../shell/shell.tsx'
import styles from './about.module.css'

/** How online play works, for those who play: what a link gives away, how time is kept, who may do what. */
export default function OnlinePlayPage(): ReactNode {
  return (
    <Page
      title="How online play works"
      heading="How online play works"
      lead="What to know before you sit down with others. You need no account and nothing to install."
    >
      <div className={styles.prose}>
        <Links />
        <Turns />
        <TakingBack />
        <Leaving />
        <People />
        <Dice />
        <p>
          <ButtonLink href="/play">Go to the lobby</ButtonLink>
        </p>
      </div>
    </Page>
  )
}

interface ChapterProps {
  readonly title: string
  readonly children: ReactNode
}

function Chapter({ title, children }: ChapterProps): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Links(): ReactNode {
  return (
    <Chapter title="Tables and their links">
      <p>
        Every table has a link. Whoever has it can take a free seat, and watch once the match has begun. A
        table for “everybody here” is also listed in the lobby; any other table is found by its link alone, so
        send that link only to those you want there.
      </p>
      <p>
        Those who watch see what lies open on the table. They never see a hand or a face-down card. Where you
        share a link, a preview may show the game and the names; it does so for public tables only.
      </p>
      <p>
        The match begins when the last seat is taken. When it is over, the same link leads to the replay, with
        all hands open. In a series that goes on with the same decks, the replay waits for its end.
      </p>
      <p>
        A table whose match has not begun, and an invitation to play again, closes when nothing has happened
        there for 30 days.
      </p>
    </Chapter>
  )
}

function Turns(): ReactNode {
  return (
    <Chapter title="Clocks, response windows and stops">
      <ul>
        <li>
          <strong>Clocks.</strong> The table says how time is kept: not at all, minutes for the match with
          seconds for each choice, or days for each choice. Your clock runs only while you are asked. When it
          runs out, a bot plays on for you or you lose, as the table agreed. Time that the server itself is
          down is nobody’s.
        </li>
        <li>
          <strong>Response windows.</strong> Some games ask everybody who might answer, even those who can
          only pass. So nobody can tell from a pause what you hold.
        </li>
        <li>
          <strong>Stops.</strong> To be asked everywhere is slow. The table can pass for you where passing is
          all that you can do; a stop is a window in which you want to be asked all the same. You choose your
          stops in the <Link href="/settings">settings</Link>, and there too whether the table passes for you
          online: after a pause of random length, but a close watcher may still guess.
        </li>
        <li>
          <strong>Calls.</strong> The tab and the lobby tell when it is your turn. In the{' '}
          <Link href="/settings">settings</Link> you can have a sound and notifications too.
        </li>
      </ul>
    </Chapter>
  )
}

function TakingBack(): ReactNode {
  return (
    <Chapter title="Taking back">
      <p>
        Ask in the menu of the table to take back your last choice. Nothing happens until every other player
        has agreed; bots are not asked. In a game that knows draws you can propose one in the same way, but no
        bot agrees to it. Steps of a choice that you have not finished are yours to undo.
      </p>
    </Chapter>
  )
}

function Leaving(): ReactNode {
  return (
    <Chapter title="Leaving and coming back">
      <p>
        Close the page whenever you like: every choice that the table has shown is kept, and your seat is
        yours. The others see that you are away, and your clock runs on while you are asked. Come back by the
        link, or from “My matches” in the lobby.
      </p>
      <p>
        “Give up” in the menu is for good: your seat leaves the match, and the others go on without you. Of
        two, the other wins.
      </p>
    </Chapter>
  )
}

function People(): ReactNode {
  return (
    <Chapter title="Guests, accounts and what others see">
      <p>
        You begin as a guest. This browser remembers you; clear its data and nobody can give you your seats
        back. An <Link href="/me">account</Link> is a name and a password, and brings your seats, your record
        and your decks to other devices.
      </p>
      <p>
        Others see your name, whether you are at the table, what you say there and how your matches ended.
        Where two go by one name, the second carries a mark, as in “Ana (2)”. Nobody sees your account name or
        your address. You can mute anybody at a table: they are not told.
      </p>
    </Chapter>
  )
}

function Dice(): ReactNode {
  return (
    <Chapter title="How the dice are proven">
      <p>
        The server rolls and deals; no page decides a die or knows a card that its player may not know. All
        chance of a match comes from one seed. The server draws a secret and shows its fingerprint before
        anybody sits down; then each player’s browser adds a random part of its own. The seed is made of all
        of them, so nobody can choose it: not the server, and no player.
      </p>
      <p>
        The secret is shown when the match is over. “Verify the dice” then checks every part of this and plays
        the whole match again in your own browser: it must come out the same.
      </p>
    </Chapter>
  )
}
