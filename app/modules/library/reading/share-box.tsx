import { useTranslation } from 'react-i18next'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { Section } from '#app/ui/sections/section.tsx'

/** How a text is given to somebody else: its address to copy, paper, and the way in WeChat. */
export function ShareBox({ address }: { address: string }) {
  const { t } = useTranslation('library')
  return (
    <div className="noprint">
      <Section id="share" title={t('share.title')}>
        <div className="row">
          <CopyButton text={address} done={t('share.copied')} byHand={<p className="share num">{address}</p>}>
            {t('share.copy')}
          </CopyButton>
          <PrintButton hint={t('share.print')}>{t('share.printNow')}</PrintButton>
        </div>
        <p className="muted">{t('share.wechat')}</p>
      </Section>
    </div>
  )
}

/** Says that the page prints well, where it sends no script for a button; the browser's own menu does it. */
export function PrintHint() {
  const { t } = useTranslation('library')
  return (
    <p className="muted icon-line noprint">
      <Icon name="printer" size={20} />
      {t('share.print')}
    </p>
  )
}
