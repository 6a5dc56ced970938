import type { ActionFunctionArgs } from '@remix-run/node'
import { steppedUp } from '#app/modules/accounts/guards/stepped-up.server.ts'
import { migratorOf } from '#app/modules/accounts/operator/guards/migrator.server.ts'
import { takeMigrationStep } from '#app/modules/directory/migration/pages/migration-page.server.ts'

/** Starts, steers and takes back migrations. An administrator gives a fresh code; an operator's right is an hour old at most. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const migrator = await migratorOf(request)
  if (migrator.kind === 'administrator') steppedUp(request, migrator.actor)
  return takeMigrationStep(request, migrator)
}
