import { useTexts } from '../../use-texts.ts'

export default function Home() {
  const { t, to } = useTexts()
  return (
    <main>
      <h1>{t('home.title')}</h1>
      <a href={to('home')}>{t('home.title')}</a>
    </main>
  )
}
