import { tellOfInfectedFile } from '../applications/tell-of-infected-file.ts'
import type { Context } from '../context.ts'
import type { FilePurpose } from './file.values.ts'

/** Told by the search for viruses that a file of the module was infected and is deleted, in the transaction that notes it. */
export type InfectedTeller = (ctx: Context, file: { fileId: string; name: string }) => Promise<void>

/** Nobody was relying on it: it is gone from the own page, which says so. */
const nobody: InfectedTeller = async () => {}

/** Who hears that a file, after something was made of it, turned out to be infected. */
export const infectedTellers: Record<FilePurpose, InfectedTeller> = {
  application: tellOfInfectedFile,
  message: tellOfInfectedFile,
  cv: nobody,
  logo: nobody,
  cover: nobody,
  gallery: nobody,
}
