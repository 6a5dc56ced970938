ALTER TABLE "provider_schedules" ADD COLUMN "hours_revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A provider can be booked from the first visit type on; until then nothing is kept in memory for whom a revision would have to count.
INSERT INTO "provider_schedules" ("provider_id", "revision", "hours_revision")
SELECT "provider_id", floor(random() * 1000000000)::integer, floor(random() * 1000000000)::integer FROM "provider_facilities"
WHERE "id" IN (SELECT "provider_facility_id" FROM "visit_types") GROUP BY "provider_id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Where there is no NEW or no OLD it is null, and finds nobody.
CREATE FUNCTION "count_place_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "provider_schedules" SET "hours_revision" = "hours_revision" + 1 WHERE "provider_id" IN (SELECT "provider_id" FROM "provider_facilities" WHERE "id" IN (NEW."provider_facility_id", OLD."provider_facility_id"));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "make_provider_schedule"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "provider_schedules" ("provider_id", "revision", "hours_revision")
  SELECT "provider_id", floor(random() * 1000000000)::integer, floor(random() * 1000000000)::integer FROM "provider_facilities" WHERE "id" = NEW."provider_facility_id"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "count_facility_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "provider_schedules" SET "hours_revision" = "hours_revision" + 1 WHERE "provider_id" IN (SELECT "provider_id" FROM "provider_facilities" WHERE "facility_id" IN (NEW."facility_id", OLD."facility_id"));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "count_own_facility_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "provider_schedules" SET "hours_revision" = "hours_revision" + 1 WHERE "provider_id" IN (SELECT "provider_id" FROM "provider_facilities" WHERE "facility_id" = NEW."id");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "count_own_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "provider_schedules" SET "hours_revision" = "hours_revision" + 1 WHERE "provider_id" IN (NEW."id");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "count_provider_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "provider_schedules" SET "hours_revision" = "hours_revision" + 1 WHERE "provider_id" IN (NEW."provider_id", OLD."provider_id");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "count_closure_hours"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "provider_schedules" SET "hours_revision" = "hours_revision" + 1 WHERE "provider_id" IN (SELECT NEW."scope_id" WHERE NEW."scope" = 'provider' UNION ALL SELECT "provider_id" FROM "provider_facilities" WHERE (NEW."scope" = 'provider_facility' AND "id" = NEW."scope_id") OR (NEW."scope" = 'facility' AND "facility_id" = NEW."scope_id"));
  UPDATE "provider_schedules" SET "hours_revision" = "hours_revision" + 1 WHERE "provider_id" IN (SELECT OLD."scope_id" WHERE OLD."scope" = 'provider' UNION ALL SELECT "provider_id" FROM "provider_facilities" WHERE (OLD."scope" = 'provider_facility' AND "id" = OLD."scope_id") OR (OLD."scope" = 'facility' AND "facility_id" = OLD."scope_id"));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "count_taken"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "provider_schedules" SET "revision" = "revision" + 1 WHERE "provider_id" IN (NEW."provider_id", OLD."provider_id");
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Triggers of one table run in the order of their names: the row is there before it is counted on.
CREATE TRIGGER "visit_types_beget" AFTER INSERT OR UPDATE ON "visit_types" FOR EACH ROW EXECUTE FUNCTION "make_provider_schedule"();
--> statement-breakpoint
CREATE TRIGGER "visit_types_count" AFTER INSERT OR UPDATE OR DELETE ON "visit_types" FOR EACH ROW EXECUTE FUNCTION "count_place_hours"();
--> statement-breakpoint
CREATE TRIGGER "availability_rules_count" AFTER INSERT OR UPDATE OR DELETE ON "availability_rules" FOR EACH ROW EXECUTE FUNCTION "count_place_hours"();
--> statement-breakpoint
CREATE TRIGGER "availability_exceptions_count" AFTER INSERT OR UPDATE OR DELETE ON "availability_exceptions" FOR EACH ROW EXECUTE FUNCTION "count_place_hours"();
--> statement-breakpoint
CREATE TRIGGER "closures_count" AFTER INSERT OR UPDATE OR DELETE ON "closures" FOR EACH ROW EXECUTE FUNCTION "count_closure_hours"();
--> statement-breakpoint
CREATE TRIGGER "facility_holidays_count" AFTER INSERT OR UPDATE OR DELETE ON "facility_holidays" FOR EACH ROW EXECUTE FUNCTION "count_facility_hours"();
--> statement-breakpoint
CREATE TRIGGER "facilities_count" AFTER UPDATE OF "status", "time_zone" ON "facilities" FOR EACH ROW WHEN (OLD."status" <> NEW."status" OR OLD."time_zone" <> NEW."time_zone") EXECUTE FUNCTION "count_own_facility_hours"();
--> statement-breakpoint
CREATE TRIGGER "providers_count" AFTER UPDATE OF "status" ON "providers" FOR EACH ROW WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION "count_own_hours"();
--> statement-breakpoint
CREATE TRIGGER "provider_facilities_count" AFTER UPDATE OF "provider_id", "facility_id", "is_bookable", "active_from", "active_to" ON "provider_facilities" FOR EACH ROW WHEN (OLD."provider_id" IS DISTINCT FROM NEW."provider_id" OR OLD."facility_id" IS DISTINCT FROM NEW."facility_id" OR OLD."is_bookable" IS DISTINCT FROM NEW."is_bookable" OR OLD."active_from" IS DISTINCT FROM NEW."active_from" OR OLD."active_to" IS DISTINCT FROM NEW."active_to") EXECUTE FUNCTION "count_provider_hours"();
--> statement-breakpoint
CREATE TRIGGER "provider_facilities_count_delete" AFTER DELETE ON "provider_facilities" FOR EACH ROW EXECUTE FUNCTION "count_provider_hours"();
--> statement-breakpoint
CREATE TRIGGER "appointments_count" AFTER INSERT OR DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION "count_taken"();
--> statement-breakpoint
CREATE TRIGGER "appointments_count_update" AFTER UPDATE OF "provider_id", "busy_from", "busy_to", "status" ON "appointments" FOR EACH ROW WHEN (OLD."provider_id" IS DISTINCT FROM NEW."provider_id" OR OLD."busy_from" IS DISTINCT FROM NEW."busy_from" OR OLD."busy_to" IS DISTINCT FROM NEW."busy_to" OR OLD."status" IS DISTINCT FROM NEW."status") EXECUTE FUNCTION "count_taken"();
--> statement-breakpoint
CREATE TRIGGER "slot_holds_count" AFTER INSERT OR DELETE ON "slot_holds" FOR EACH ROW EXECUTE FUNCTION "count_taken"();
--> statement-breakpoint
CREATE TRIGGER "slot_holds_count_update" AFTER UPDATE OF "provider_id", "busy_from", "busy_to", "status", "expires_at" ON "slot_holds" FOR EACH ROW WHEN (OLD."provider_id" IS DISTINCT FROM NEW."provider_id" OR OLD."busy_from" IS DISTINCT FROM NEW."busy_from" OR OLD."busy_to" IS DISTINCT FROM NEW."busy_to" OR OLD."status" IS DISTINCT FROM NEW."status" OR OLD."expires_at" IS DISTINCT FROM NEW."expires_at") EXECUTE FUNCTION "count_taken"();
