import { useTranslation } from 'react-i18next'

/** Grey blocks in the shape of a result, for hydrated lists that wait; shown only after 300 ms. */
export function Skeleton({ rows = 1 }: { rows?: number }) {
  const { t } = useTranslation('ui')
  return (
    <div className="stack" aria-busy="true">
      <p className="vh">{t('skeleton.loading')}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="panel" aria-hidden="true">
          <div className="sk-group">
            <div className="sk sk--seal" />
            <div className="sk-group__lines">
              <div className="sk sk--short" />
              <div className="sk sk--long" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
