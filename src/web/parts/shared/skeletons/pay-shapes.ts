import type { payPages } from '../../../page-tables/pay-pages.ts'
import type { Shape } from './shape.ts'

/** Each begins with what is asked or told at once, above links or a table. */
const formAndRows: Shape = {
  frame: 'plain',
  blocks: [
    ['form', 3],
    ['rows', 8],
  ],
}

export const payShapes: Record<keyof typeof payPages, Shape> = {
  pay: formAndRows,
  'pay-agreement': formAndRows,
  'pay-profession': {
    frame: 'plain',
    blocks: [
      ['figures', 2],
      ['sections', 3],
    ],
  },
}
