import { useTranslation } from 'react-i18next'
import type { Concern } from '#app/modules/library/labs/test-windows.ts'
import { DateParts } from '#app/ui/forms/date-parts.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'

/**
 * Asks for the day and the concerns, for the island `sti`. Hidden until the island has taken it over, and no form: its inputs have no
 * names, so that nothing can submit or restore them, with a script or without.
 */
export function WindowDatesForm({ concerns }: { concerns: readonly Concern[] }) {
  const { t } = useTranslation('exams')
  const words = {
    'data-word-unreadable': t('sti.said.unreadable'),
    'data-word-future': t('sti.said.future'),
    'data-word-older': t('sti.said.older'),
    'data-word-dated': t('sti.said.dated'),
    'data-word-pep': t('sti.said.pep'),
    'data-word-too_early': t('sti.state.too_early'),
    'data-word-useful': t('sti.state.useful'),
    'data-word-conclusive': t('sti.state.conclusive'),
  }
  return (
    <div className="panel form" role="group" aria-label={t('sti.ask')} data-sti="" hidden {...words}>
      <DateParts id="exposed" legend={t('sti.date')} hint={t('sti.dateHint')} />
      <Fieldset id="concerns" legend={t('sti.concerns')} hint={t('sti.concernsHint')}>
        <div className="choices">
          {concerns.map((concern) => (
            <label key={concern} className="check">
              <input type="checkbox" value={concern} data-sti-concern="" />
              <span>{t(`sti.concern.${concern}`)}</span>
            </label>
          ))}
        </div>
      </Fieldset>
      <p role="status" data-sti-status="" />
    </div>
  )
}
