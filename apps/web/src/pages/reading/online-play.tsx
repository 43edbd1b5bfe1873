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
        <Rated />
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
        Every table has a link. Anyone who has it can take a free seat, and can watch once the match has
        begun. A table for “everybody here” is also listed in the lobby. Any other table can only be found by
        its link, so send it only to the people you want there.
      </p>
      <p>
        Spectators see what lies open on the table. They never see a hand or a face-down card. When you share
        the link of a public table, its preview may show the game and the names.
      </p>
      <p>
        The match begins when the last seat is taken. When it is over, the same link leads to the replay, with
        all hands open. In a series played with the same decks, the replay waits until the series is over.
      </p>
      <p>
        A table whose match has not begun closes after 30 days without activity, and so does an invitation to
        play again.
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
          runs out, a bot plays on for you or you lose, as the table agreed. Nobody loses time while the
          server is down.
        </li>
        <li>
          <strong>Response windows.</strong> Some games ask everybody who might respond, even players who can
          only pass. So nobody can tell from a pause what you hold.
        </li>
        <li>
          <strong>Stops.</strong> Being asked every time is slow. The table can pass for you when passing is
          all that you can do; a stop is a window in which you want to be asked anyway. Choose your stops in
          the <Link href="/settings">settings</Link>. There you also choose whether the table passes for you
          online. It does so after a pause of random length, but a close watcher may still guess.
        </li>
        <li>
          <strong>Calls.</strong> The tab and the lobby tell you when it is your turn. In the{' '}
          <Link href="/settings">settings</Link> you can switch on a sound and notifications, too.
        </li>
      </ul>
    </Chapter>
  )
}

function TakingBack(): ReactNode {
  return (
    <Chapter title="Taking back">
      <p>
        “Back” takes back your last choice, with what the table passed for you since, as long as nothing was
        rolled, revealed or chosen by others. In the table’s menu you can ask to take back your last choice.
        Nothing happens until every other player has agreed; bots are not asked. In a rated match choices
        stand. If the game has draws, you can propose one in the same way, but bots never agree. You can
        always undo the steps of a choice that you have not finished.
      </p>
    </Chapter>
  )
}

function Rated(): ReactNode {
  return (
    <Chapter title="Ratings">
      <p>
        With an account you play for a rating in each game, against people or bots. Tables that you open for
        everybody are rated unless you switch that off; those for friends are not, since guests could not join
        them. “Play a rated match” in the lobby finds somebody near your rating. In a rated match nothing can
        be taken back once the table has moved on, and whoever leaves or runs out of time has lost. A question
        mark behind a rating says that it is not certain yet.
      </p>
      <p>
        The <Link href="/leaderboards">leaderboards</Link> list everybody whose rating is certain enough. Two
        players count against each other ten times a day, and accounts used in the same browser not at all. On
        your <Link href="/me">profile</Link> you can hide yourself from lists and visitors.
      </p>
    </Chapter>
  )
}

function Leaving(): ReactNode {
  return (
    <Chapter title="Leaving and coming back">
      <p>
        Close the page whenever you like: every choice that the table has shown is saved, and you keep your
        seat. The others see that you are away, and your clock keeps running while you are asked. Come back by
        the link, or from “My matches” in the lobby.
      </p>
      <p>
        “Give up” in the menu is final: your seat leaves the match, and the others go on without you. In a
        match of two, your opponent wins.
      </p>
    </Chapter>
  )
}

function People(): ReactNode {
  return (
    <Chapter title="Guests, accounts and what others see">
      <p>
        You start as a guest. This browser remembers you; if you clear its data, nobody can give you your
        seats back. An <Link href="/me">account</Link> is a name and a password, and brings your seats, your
        record and your decks to other devices.
      </p>
      <p>
        Others see your name, whether you are at the table, what you say there and how your matches ended. If
        two players have the same name, the second is shown as “Ana (2)”. Nobody sees your account name or
        your address. You can mute anybody at a table; they are not told.
      </p>
      <p>
        With an account you can have <Link href="/friends">friends</Link>: ask somebody on their profile, and
        they agree or decline. Friends see whether you are here and what you play, unless you hide your
        profile; a table that only its link leads to stays closed to them. Either of you can end it, and
        nobody is told why.
      </p>
    </Chapter>
  )
}

function Dice(): ReactNode {
  return (
    <Chapter title="How the dice are proven">
      <p>
        The server rolls and deals; no page decides a die or knows a card that its player may not know. All
        chance in a match comes from one seed. The server draws a secret and shows its fingerprint before
        anybody sits down; then each player’s browser adds a random part of its own. The seed is made from all
        of them, so nobody can choose it: neither the server nor any player.
      </p>
      <p>
        When the match is over, the secret is shown. “Verify the dice” then checks every part of this and
        replays the whole match in your own browser: it must come out the same.
      </p>
    </Chapter>
  )
}
