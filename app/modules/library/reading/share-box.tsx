import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/sections/section.tsx'

/** How a text is given to somebody else: its address to copy, and the way in WeChat. */
export function ShareBox({ address }: { address: string }) {
  const { t } = useTranslation('library')
  return (
    <div className="noprint">
      <Section id="share" title={t('share.title')}>
        <p className="share num">{address}</p>
        <p className="muted">{t('share.wechat')}</p>
        <PrintHint />
      </Section>
    </div>
  )
}

/** Says that the page prints well; the browser's own menu does it. */
export function PrintHint() {
  const { t } = useTranslation('library')
  return (
    <p className="muted icon-line noprint">
      <Icon name="printer" size={20} />
      {t('share.print')}
    </p>
  )
}
