import { useTranslation } from 'react-i18next'

type Counted = { members: number; mailed: number; optedOut: number; noAddress: number }

/** How many members a segment reaches, and how many of them by mail. */
export function CountedWords({ counted, isMailed }: { counted: Counted; isMailed: boolean }) {
  const { t } = useTranslation('association-announcements')
  return (
    <>
      <p>{t('counted.members', { count: counted.members })}</p>
      {isMailed && <p>{t('counted.mail', counted)}</p>}
    </>
  )
}
