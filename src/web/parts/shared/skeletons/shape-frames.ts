import type { Block, Shape } from './shape.ts'

/** A form by itself, such as that of signing in. */
export const account = (fields: number): Shape => ({ frame: 'card', blocks: [['form', fields]] })

export const administration = (...blocks: Block[]): Shape => ({ frame: 'tabs', blocks })
