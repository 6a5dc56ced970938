import { useTranslation } from 'react-i18next'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { Section } from '#app/ui/sections/section.tsx'

/** The complete address of the page, and a QR code of it as an image. */
export type Shared = { address: string; qr: string }

/** The page for others: its code for their phones, its address to copy, and paper. */
export function ProfileShare({ share: { address, qr }, name }: { share: Shared; name: string }) {
  const { t } = useTranslation('directory')
  return (
    <Section id="share" title={t('profile.share')}>
      <p>{t('profile.shareHelp')}</p>
      <img className="qr" src={qr} width={320} height={320} alt={t('profile.qrAlt', { name })} loading="lazy" />
      <div className="row">
        <CopyButton text={address} done={t('profile.copied')} byHand={<p className="share">{address}</p>}>
          {t('profile.copyPage')}
        </CopyButton>
        <PrintButton hint={t('profile.printHelp')}>{t('profile.print')}</PrintButton>
      </div>
    </Section>
  )
}
