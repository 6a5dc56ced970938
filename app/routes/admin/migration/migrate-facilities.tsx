import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { findMigrator, migratorOf } from '#app/modules/accounts/operator/guards/migrator.server.ts'
import { MigrationPage } from '#app/modules/directory/migration/components/migration-page.tsx'
import { readMigrationPage, takeMigrationFile } from '#app/modules/directory/migration/pages/migration-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'

// The one page of the administration without `admin-auth` (specification §6): it opens for anybody, and tells who has no right nothing.
export const handle = { density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const migrator = await findMigrator(request)
  const title = translator(localeOf(request), 'migration')('title')
  const head = requestHead(request, { title, description: title, path: paths.adminMigration(), isIndexable: false })
  const right = migrator && { until: migrator.until }
  return json({ head, right, page: migrator && (await readMigrationPage(request)) }, { headers: privateHeaders })
}

export async function action({ request }: ActionFunctionArgs) {
  return takeMigrationFile(request, await migratorOf(request))
}

export default function MigrateFacilities() {
  const { right, page } = useLoaderData<typeof loader>()
  return <MigrationPage right={right} page={page} answer={useActionData<typeof action>()} />
}
