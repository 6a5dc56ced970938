CREATE TABLE "registry_deactivations" (
	"npi" text PRIMARY KEY NOT NULL,
	"deactivated_on" text NOT NULL,
	"reactivated_on" text
);
--> statement-breakpoint
ALTER TABLE "provider_facilities" ADD COLUMN "phone" text;--> statement-breakpoint
INSERT INTO registry_deactivations (npi, deactivated_on, reactivated_on)
SELECT npi, registry_updated_on, NULL FROM providers
WHERE source = 'registry' AND status = 'retired' AND npi IS NOT NULL AND registry_updated_on IS NOT NULL;
