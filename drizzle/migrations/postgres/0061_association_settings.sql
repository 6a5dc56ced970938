CREATE TABLE "association_slugs" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"association_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "association_slugs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "associations" ADD COLUMN "hidden_parts" text;--> statement-breakpoint
ALTER TABLE "association_slugs" ADD CONSTRAINT "association_slugs_association_id_associations_id_fk" FOREIGN KEY ("association_id") REFERENCES "public"."associations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "association_slugs_association" ON "association_slugs" USING btree ("association_id","created_at");