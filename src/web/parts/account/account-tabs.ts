import type { Texts } from '../../use-texts.ts'

export function accountTabs({ t, to }: Texts) {
  return {
    label: t('dashboard.own.tabs.label'),
    pages: [
      { to: to('account'), label: t('dashboard.own.tabs.account') },
      { to: to('account-security'), label: t('dashboard.own.tabs.security') },
      { to: to('account-data'), label: t('dashboard.own.tabs.data') },
    ],
  }
}
