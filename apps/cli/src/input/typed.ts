import type { Command, Option } from 'commander'

/** The flags of a command that somebody typed, as against those that have a default. */
export function typedFlags(command: Command): Option[] {
  return command.options.filter((option) => command.getOptionValueSource(option.attributeName()) === 'cli')
}

/** What people call a flag: "--seed". */
export function flagName(option: Option): string {
  return option.long ?? option.flags
}
