CREATE TABLE "unsent_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"path" text NOT NULL,
	"page" text NOT NULL,
	"body_enc" text NOT NULL,
	"used_at" bigint,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unsent_forms_user" ON "unsent_forms" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "unsent_forms_expiry" ON "unsent_forms" USING btree ("expires_at");