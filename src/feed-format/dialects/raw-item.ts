/** A place as the feed names it; `text` may contain several ("Köln/Bonn") or a full address. */
export type RawPlace = {
  text: string
  postalCode: string | null
  state: string | null
  country: string | null
  street: string | null
}

/** A job as its feed states it: assigned to our fields, otherwise unprocessed. */
export type RawItem = {
  id: string | null
  title: string | null
  employer: string | null
  /** In document order; the HTML or plain text of each section, with its heading if it has one. */
  sections: { heading: string | null; text: string }[]
  pay: string | null
  places: RawPlace[]
  /** Texts about working time, contract and workplace; every reader looks for its own facts in all of them. */
  employment: string[]
  contract: string[]
  remote: string[]
  shift: string[]
  experience: string[]
  workload: string[]
  posted: string | null
  validThrough: string | null
  start: string | null
  language: string | null
  department: string | null
  category: string | null
  reference: string | null
  url: string | null
  applyUrl: string | null
  email: string | null
  contactName: string | null
  contactPhone: string | null
  benefits: string[]
  requiredLanguages: string[]
  agency: string[]
}
