import { createContext } from 'react'

/** The name of the first field that is wrong when the page arrives: without scripts the browser puts the cursor there. */
export const FirstWrongField = createContext<string | null>(null)
