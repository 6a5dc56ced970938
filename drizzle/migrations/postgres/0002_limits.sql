CREATE TABLE "rate_limits" (
	"class" text NOT NULL,
	"key" text NOT NULL,
	"full_at" bigint NOT NULL,
	CONSTRAINT "rate_limits_class_key_pk" PRIMARY KEY("class","key")
);
--> statement-breakpoint
CREATE INDEX "rate_limits_full_at" ON "rate_limits" USING btree ("full_at");