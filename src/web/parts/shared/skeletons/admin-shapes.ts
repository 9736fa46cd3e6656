import type { adminPages } from '../../../page-tables/admin-pages.ts'
import type { Shape } from './shape.ts'
import { account, administration } from './shape-frames.ts'

export const adminShapes: Record<keyof typeof adminPages, Shape> = {
  'admin-login': account(2),
  'admin-second-factor': account(1),
  'admin-set-up-factor': account(1),
  'admin-dashboard': administration(['sections', 2]),
  'admin-admins': administration(['rows', 6], ['form', 3]),
  'admin-search': administration(['form', 1], ['rows', 6]),
  'admin-users': administration(['form', 2], ['rows', 10]),
  'admin-jobs': administration(['form', 2], ['rows', 10]),
  'admin-job': administration(['facts', 9], ['rows', 6], ['form', 3]),
  'admin-selection': administration(['rows', 6], ['form', 1]),
  'admin-security': administration(['sections', 3]),
  'admin-newsletter': administration(['sections', 1]),
  'admin-sign-out': account(1),
  'admin-employers': administration(['form', 1], ['rows', 8]),
  'admin-employer': administration(['facts', 6], ['rows', 4], ['form', 2]),
  'admin-mapping': administration(['rows', 6]),
  'admin-person': administration(['facts', 9], ['rows', 5], ['form', 1]),
  'admin-merge': administration(['rows', 6], ['form', 1]),
  'admin-review': administration(['cards', 4]),
  'admin-audit': administration(['form', 1], ['rows', 10]),
  'admin-statistics': administration(['form', 1], ['figures', 4], ['rows', 10]),
  'admin-system': administration(['rows', 3], ['facts', 6], ['rows', 10]),
  'admin-tables': administration(['rows', 12]),
  'admin-switches': administration(['rows', 2], ['rows', 8]),
  'admin-emma': administration(['figures', 6], ['rows', 6]),
  'admin-feeds': administration(['form', 2], ['rows', 10]),
  'admin-feed': administration(['facts', 6], ['rows', 5]),
  'admin-feed-run': administration(['figures', 4], ['rows', 6]),
}
