import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { DraftState } from '#app/modules/content/components/draft-state.tsx'
import { ClaimsPanel, DraftNotice, RevisionsPanel } from '#app/modules/content/components/side-panels.tsx'
import { TextComparison } from '#app/modules/content/components/text-comparison.tsx'
import { TextFields } from '#app/modules/content/components/text-fields.tsx'
import { TextProblems } from '#app/modules/content/components/text-problems.tsx'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { libraryFields } from '../library-kinds.ts'
import type { LibraryPageData } from '../pages/library-page.server.ts'

type LibraryEditorPageProps = LibraryPageData & { answer: TextAnswer | undefined }

/** The text of a row in its languages; saving shows it to readers. */
function LibraryForm({ kind, id, page, maySave, answer }: LibraryEditorPageProps) {
  const { t } = useTranslation('content')
  const action = useHref(paths.adminLibraryText(kind, id))
  const draft = useHref(paths.adminLibraryDraft(kind, id))
  return (
    <form
      id="text"
      method="post"
      action={action}
      encType="multipart/form-data"
      className="stack"
      data-text-editor
      data-draft={draft}
      noValidate
    >
      <input type="hidden" name="seen" value={answer?.seen ?? page.seen} />
      <input type="hidden" name="mark" value={answer?.mark ?? page.mark} />
      <TextFields
        fields={libraryFields[kind]}
        text={answer?.text ?? page.text}
        faults={answer?.faults ?? {}}
        claims={page.claims}
        glance={paths.adminGlance()}
      />
      <DraftState />
      {maySave ? (
        <div className="row">
          <Button name="intent" value="save">
            {t('library.save')}
          </Button>
        </div>
      ) : (
        <Banner>{t('library.noSave')}</Banner>
      )}
    </form>
  )
}

/** The editor of a row of the library: its text, and earlier texts. */
export function LibraryEditorPage(props: LibraryEditorPageProps) {
  const { kind, id, page, title, maySave, answer } = props
  const { t } = useTranslation('content')
  const addressOf = (search: Record<string, string>) => paths.adminLibraryText(kind, id, search)
  return (
    <>
      <p>
        <Link to={paths.adminLibrary(kind)}>{t(`kinds.${kind}`)}</Link>
      </p>
      <PageHead title={title} lead={t('library.editLead')} />
      <TextProblems answer={answer} />
      <DraftNotice page={page} addressOf={addressOf} />
      {page.compared && (
        <PanelCard id="comparison" title={t('compare.title')}>
          <TextComparison lines={page.compared.lines} one={t('compare.earlier')} other={t('compare.present')} />
        </PanelCard>
      )}
      <div className="pro-columns">
        <LibraryForm key={answer ? 'typed' : String(page.seen)} {...props} />
        <div className="pro-column">
          <ClaimsPanel claims={page.claims} />
          <RevisionsPanel page={page} addressOf={addressOf} mayRestore={maySave} />
        </div>
      </div>
    </>
  )
}
