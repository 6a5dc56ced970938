import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { changeRequests, providers } from '#drizzle/schema/index.ts'
import type { ReportTopic } from '../forms.ts'
import { openReport, sealReport } from '../report-text.server.ts'
import { reviewTime } from '../review-time.ts'

type ProviderErrorReport = {
  providerSlug: string
  topic: ReportTopic
  details: string
  contact: string | null
  locale: Locale
}

/**
 * Files a visitor's report that something on a listed profile is wrong, as a change request for review. The same words on
 * the same topic, still undecided, are one report: a double click or a reload files nothing twice.
 * @returns the id of the request.
 * @throws DomainError `directory.provider_not_found`
 */
export function reportProviderError(report: ProviderErrorReport): Promise<string> {
  return withTransaction(async (tx) => {
    const [provider] = await tx
      .select({ id: providers.id })
      .from(providers)
      .where(and(eq(providers.slug, report.providerSlug), inArray(providers.status, ['listed', 'retired'])))
    if (!provider) throw new DomainError('not_found', 'directory.provider_not_found')

    const open = await tx
      .select({ id: changeRequests.id, reportEnc: changeRequests.reportEnc })
      .from(changeRequests)
      .where(
        and(
          eq(changeRequests.targetType, 'provider'),
          eq(changeRequests.targetId, provider.id),
          eq(changeRequests.field, report.topic),
          eq(changeRequests.status, 'submitted'),
        ),
      )
    const same = open.find(({ id, reportEnc }) => reportEnc && openReport(id, reportEnc).details === report.details)
    if (same) return same.id

    const id = newId()
    const at = now()
    await tx.insert(changeRequests).values({
      id,
      kind: 'update_provider',
      targetType: 'provider',
      targetId: provider.id,
      field: report.topic,
      submitterType: 'public',
      reportEnc: sealReport(id, { details: report.details, contact: report.contact }),
      locale: report.locale,
      before: {},
      after: {},
      status: 'submitted',
      dueAt: at + reviewTime,
      createdAt: at,
      updatedAt: at,
    })
    return id
  })
}
