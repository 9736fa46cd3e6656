import type { Texts } from '../../use-texts.ts'

export function adminTabs({ t, to }: Texts) {
  return {
    label: t('admin.tabs.label'),
    pages: [
      { to: to('admin-dashboard'), label: t('admin.tabs.overview') },
      { to: to('admin-review'), label: t('ads.review.tab') },
      { to: to('admin-reports'), label: t('moderation.admin.tab') },
      { to: to('admin-feeds'), label: t('admin.tabs.feeds') },
      { to: to('admin-employers'), label: t('admin.tabs.employers') },
      { to: to('admin-users'), label: t('admin.tabs.users') },
      { to: to('admin-support'), label: t('support.admin.tab') },
      { to: to('admin-newsletter'), label: t('newsletter.admin.tab') },
      { to: to('admin-audit'), label: t('admin.tabs.log') },
      { to: to('admin-security'), label: t('factors.page.tab') },
    ],
  }
}
