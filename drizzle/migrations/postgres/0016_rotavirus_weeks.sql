ALTER TABLE "i693_rules" ADD COLUMN "min_weeks" integer;--> statement-breakpoint
UPDATE "i693_rules" SET "min_weeks" = 6 WHERE "code" = 'rotavirus';
