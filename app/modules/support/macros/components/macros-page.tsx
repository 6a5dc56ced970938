import { useTranslation } from 'react-i18next'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { TicketMacro } from '../queries/macros.server.ts'

/** The prepared answers, in the language of who reads the page. */
export function MacrosPage({ macros, mayEdit }: { macros: readonly TicketMacro[]; mayEdit: boolean }) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  return (
    <>
      <p>
        <Link to={paths.adminSupport()}>{t('ticket.back')}</Link>
      </p>
      <PageHead
        title={t('macros.title')}
        lead={t('macros.lead')}
        actions={mayEdit && <ButtonLink to={paths.adminMacro('new')}>{t('macros.new')}</ButtonLink>}
      />
      {macros.length === 0 && <EmptyState title={t('macros.empty')} />}
      {macros.map(({ id, name, body, isActive }) => (
        <PanelCard
          key={id}
          id={`macro-${id}`}
          title={name[locale]}
          note={
            <>
              {!isActive && <Tag>{t('macros.off')}</Tag>}
              {mayEdit && <Link to={paths.adminMacro(id)}>{t('macros.edit')}</Link>}
            </>
          }
        >
          <p className="card__body thread__words">{body[locale]}</p>
        </PanelCard>
      ))}
    </>
  )
}
