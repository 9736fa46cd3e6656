import { parseArgs } from 'node:util'
import type { Context } from '../../domain/caller/context.ts'
import { assign, importBank, openItems, setAside } from './money-commands.ts'
import { type Options, options } from './options.ts'
import { bookings, cancel, correct, hold, release, saveDocument } from './paper-commands.ts'

export const usage = `Looks after invoices and what is paid for them; see docs/BOOKKEEPING.md.

  npm run bookkeeping -- COMMAND

  open-items                       invoices that are not paid, payments that belong to none, wrong VAT IDs
  import-bank FILE                 takes over a bank's statement in camt.053
  assign PAYMENT INVOICE           books a payment on an invoice
  set-aside PAYMENT --reason TEXT  for money that is for no invoice
  hold INVOICE --reason TEXT       sends no reminders of an invoice
  release INVOICE                  sends them again
  cancel INVOICE --reason TEXT     takes an invoice back by a document of its own
  correct INVOICE FILE             takes it back and issues it again as the JSON of FILE says
  document INVOICE FOLDER          writes it into FOLDER as PDF, with --form xml as XML
  bookings FOLDER --from DAY --to DAY --consultant NUMBER --client NUMBER [--chart SKR03|SKR04]
                                   writes the bookings of these days for DATEV into FOLDER

PAYMENT is a number that open-items prints, INVOICE the number of an invoice, DAY a date such as 2026-11-30.`

type Command = (ctx: Context, names: readonly string[], options: Options) => Promise<string[]>

/** By name: how many words follow it, and which options it has. */
const commands: Record<string, { words: number; takes: readonly (keyof Options)[]; run: Command }> = {
  'open-items': { words: 0, takes: [], run: openItems },
  'import-bank': { words: 1, takes: [], run: importBank },
  assign: { words: 2, takes: [], run: assign },
  'set-aside': { words: 1, takes: ['reason'], run: setAside },
  hold: { words: 1, takes: ['reason'], run: hold },
  release: { words: 1, takes: [], run: release },
  cancel: { words: 1, takes: ['reason'], run: cancel },
  correct: { words: 2, takes: [], run: correct },
  document: { words: 2, takes: ['form'], run: saveDocument },
  bookings: { words: 1, takes: ['from', 'to', 'consultant', 'client', 'chart'], run: bookings },
}

/** What the words of the command line ask for; null where they are no command. It resolves to the lines to print. */
export function readAsked(words: string[]): ((ctx: Context) => Promise<string[]>) | null {
  try {
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
    const [name = '', ...names] = positionals
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    const isKnown = (option: string) => command?.takes.some(taken => taken === option)
    if (!command || names.length !== command.words || !Object.keys(values).every(isKnown)) return null
    return ctx => command.run(ctx, names, values)
  } catch {
    return null
  }
}
