import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'

/** Says that what the page shows is fictional; stands on every page that shows demo records. */
export function DemoNotice({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('site')
  return isShown ? (
    <Banner tone="warning" className="demo-note">
      {t('demo.notice')}
    </Banner>
  ) : null
}
