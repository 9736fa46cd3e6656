import type { Texts } from '../../use-texts.ts'

export function seekerTabs({ t, to }: Texts) {
  return {
    label: t('seeker-area.tabs.label'),
    pages: [
      { to: to('dashboard'), label: t('seeker-area.tabs.applications') },
      { to: to('recommendations'), label: t('seeker-area.tabs.recommendations') },
      { to: to('seeker-profile'), label: t('seeker-area.tabs.profile') },
      { to: to('alerts'), label: t('seeker-area.tabs.alerts') },
      { to: to('my-talent-pool'), label: t('talent.nav') },
      { to: to('bookmarks'), label: t('seeker-area.tabs.bookmarks') },
      { to: to('viewed'), label: t('seeker-area.tabs.viewed') },
      { to: to('my-questions'), label: t('seeker-area.tabs.questions') },
      { to: to('account'), label: t('seeker-area.tabs.account') },
    ],
  }
}
