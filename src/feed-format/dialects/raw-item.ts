/** One place as the feed names it; `text` may hold several ("Köln/Bonn") or an address. */
export type RawPlace = {
  text: string
  postalCode: string | null
  state: string | null
  country: string | null
  street: string | null
}

/** A job in the words of its feed, sorted into our fields and otherwise untouched. */
export type RawItem = {
  id: string | null
  title: string | null
  employer: string | null
  /** In reading order; the HTML or plain text of a section, under its heading if it has one. */
  sections: { heading: string | null; text: string }[]
  pay: string | null
  places: RawPlace[]
  /** Words about working time, contract and workplace; each is read for what it may say. */
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
