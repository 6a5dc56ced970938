import { useTranslation } from 'react-i18next'

export type Printed = {
  /** Where the page is found; of a page that is somebody's own, the site alone. */
  address: string
  /** The day of what is printed, as people read it. */
  day: string
}

type PrintHeadProps = { name: string; phone: string; printed?: Printed | undefined }

/** What stands over a page on paper, which goes to others: whose it is, whom to call, where it is found, and of which day it is. */
export function PrintHead({ name, phone, printed }: PrintHeadProps) {
  const { t } = useTranslation('ui')
  return (
    <div className="print-head">
      <p>
        <b>{name}</b> <span className="nb">{phone}</span>
      </p>
      {printed && (
        <>
          <p>{t('paper.taken', { address: printed.address })}</p>
          <p>{t('paper.day', { day: printed.day })}</p>
        </>
      )}
    </div>
  )
}
