CREATE TABLE "association_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"association_id" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"file" text NOT NULL,
	"key_enc" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "associations" ADD COLUMN "categories" text;--> statement-breakpoint
ALTER TABLE "associations" ADD COLUMN "bylaws_for" text;--> statement-breakpoint
ALTER TABLE "associations" ADD COLUMN "bylaws_on" text;--> statement-breakpoint
ALTER TABLE "association_proofs" ADD CONSTRAINT "association_proofs_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_proofs_association" ON "association_proofs" USING btree ("association_id");--> statement-breakpoint
CREATE INDEX "association_proofs_created" ON "association_proofs" USING btree ("created_at");