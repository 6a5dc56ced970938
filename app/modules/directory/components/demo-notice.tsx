import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/notices/banner.tsx'

type DemoNoticeProps = {
  isShown: boolean
  /** In one line of a phone: above a list, whose first doctor belongs on the first screen. */
  isBrief?: boolean
}

/** Says that what the page shows is fictional; stands on every page that shows demo records. */
export function DemoNotice({ isShown, isBrief = false }: DemoNoticeProps) {
  const { t } = useTranslation('site')
  return isShown ? (
    <Banner tone="warning" className="demo-note">
      {t(isBrief ? 'demo.brief' : 'demo.notice')}
    </Banner>
  ) : null
}
