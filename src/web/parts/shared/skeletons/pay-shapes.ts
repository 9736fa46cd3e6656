import type { payPages } from '../../../page-tables/pay-pages.ts'
import type { Shape } from './shape.ts'

export const payShapes: Record<keyof typeof payPages, Shape> = {
  pay: {
    frame: 'plain',
    blocks: [
      ['form', 2],
      ['rows', 12],
    ],
  },
  'pay-agreement': {
    frame: 'plain',
    blocks: [
      ['form', 3],
      ['rows', 6],
    ],
  },
  'pay-profession': {
    frame: 'plain',
    blocks: [
      ['figures', 2],
      ['sections', 2],
      ['cards', 4],
    ],
  },
}
