/** Something that operators can do, as it is typed. */
export interface AdminAct {
  /** What the server calls it. */
  readonly act: string
  /** How it is typed behind its group, such as `ban <who>`. */
  readonly usage: string
  readonly about: string
  readonly flags?: readonly AdminFlag[]
}

/** A flag of an act; what is `needed` must be given. */
export interface AdminFlag {
  readonly flag: string
  readonly about: string
  readonly isNeeded?: true
}

/** Acts that belong together: `trialhall admin people …`. */
export interface AdminGroup {
  readonly name: string
  readonly about: string
  readonly acts: readonly AdminAct[]
}

const REASON: AdminFlag = {
  flag: '--reason <text>',
  about: 'why, in a sentence that they are told',
  isNeeded: true,
}
const SPAN: AdminFlag = { flag: '--for <time>', about: 'how long: 30m, 12h or 7d (default: for good)' }
const LIMIT: AdminFlag = { flag: '--limit <number>', about: 'how many (default: 100)' }

/** Everything that operators can do. `<who>` is the name of an account, or an id. */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  {
    name: 'hall',
    about: 'how the hall stands',
    acts: [
      {
        act: 'hall.look',
        usage: 'look',
        about: 'who is here, matches, load, disk, last backup, errors of the day',
      },
    ],
  },
  {
    name: 'people',
    about: 'find people and look after them',
    acts: [
      { act: 'people.find', usage: 'find <text>', about: 'find people by a part of their name or account' },
      { act: 'people.rename', usage: 'rename <who> <name>', about: 'call somebody by another name' },
      {
        act: 'people.reset-password',
        usage: 'reset-password <who>',
        about: 'give an account a new password and sign it out everywhere',
      },
      {
        act: 'people.ban',
        usage: 'ban <who>',
        about: 'keep somebody out of the hall',
        flags: [SPAN, REASON],
      },
      { act: 'people.unban', usage: 'unban <who>', about: 'let somebody in again' },
      { act: 'people.mute', usage: 'mute <who>', about: 'keep somebody from talking', flags: [SPAN, REASON] },
      { act: 'people.unmute', usage: 'unmute <who>', about: 'let somebody talk again' },
      { act: 'people.delete', usage: 'delete <who>', about: 'delete somebody with all their data, for good' },
      {
        act: 'people.export',
        usage: 'export <who>',
        about: 'print everything that is kept of somebody, as JSON',
      },
      { act: 'people.appoint', usage: 'appoint <who>', about: 'make somebody an operator of the hall' },
      { act: 'people.dismiss', usage: 'dismiss <who>', about: 'make an operator nobody special again' },
    ],
  },
  {
    name: 'matches',
    about: 'see and end matches and tables',
    acts: [
      {
        act: 'matches.list',
        usage: 'list',
        about: 'list matches',
        flags: [{ flag: '--status <status>', about: 'open, playing or over (default: playing)' }, LIMIT],
      },
      { act: 'matches.show', usage: 'show <match>', about: 'show who sits there' },
      {
        act: 'matches.close',
        usage: 'close <match>',
        about: 'close a table, or call a match off so that it counts for nobody',
      },
      {
        act: 'matches.award',
        usage: 'award <match>',
        about: 'decide a match: the seats that are not named leave it',
        flags: [
          { flag: '--seats <seats>', about: 'the seats that win, from 0, with commas', isNeeded: true },
        ],
      },
    ],
  },
  {
    name: 'talk',
    about: 'see and remove what was said',
    acts: [
      { act: 'talk.show', usage: 'show <match>', about: 'show what was said at a table' },
      { act: 'talk.delete', usage: 'delete <match> <line>', about: 'remove a line' },
    ],
  },
  {
    name: 'reports',
    about: 'reports of players about players',
    acts: [
      {
        act: 'reports.list',
        usage: 'list',
        about: 'list those that nobody has settled',
        flags: [{ flag: '--all', about: 'list settled ones, too' }],
      },
      {
        act: 'reports.settle',
        usage: 'settle <id>',
        about: 'note what you did about one',
        flags: [{ flag: '--note <text>', about: 'what you did', isNeeded: true }],
      },
    ],
  },
  {
    name: 'audit',
    about: 'what operators did, or tried to do',
    acts: [{ act: 'audit.list', usage: 'list', about: 'the newest first', flags: [LIMIT] }],
  },
]
