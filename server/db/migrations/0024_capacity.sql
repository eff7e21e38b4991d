CREATE TABLE "slot_limits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_limits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" integer,
	"day" text,
	"weekday" integer,
	"time" text,
	"most" integer NOT NULL,
	CONSTRAINT "slot_limits_once" UNIQUE NULLS NOT DISTINCT("seller_id","day","weekday","time"),
	CONSTRAINT "slot_limits_most" CHECK ("slot_limits"."most" between 0 and 9999),
	CONSTRAINT "slot_limits_weekday" CHECK ("slot_limits"."weekday" between 1 and 7),
	CONSTRAINT "slot_limits_when" CHECK ("slot_limits"."day" is null or "slot_limits"."weekday" is null),
	CONSTRAINT "slot_limits_day" CHECK ("slot_limits"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "slot_limits_time" CHECK ("slot_limits"."time" ~ '^([*]|[0-9]{2}:[03]0)$'),
	CONSTRAINT "slot_limits_deliveries" CHECK ("slot_limits"."seller_id" is not null or "slot_limits"."time" is not null)
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"postcodes" text[] NOT NULL,
	"fee" integer NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "zones_fee" CHECK ("zones"."fee" between 0 and 100000),
	CONSTRAINT "zones_minimum" CHECK ("zones"."minimum" between 0 and 1000000),
	CONSTRAINT "zones_name" CHECK (btrim("zones"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "portions" integer;--> statement-breakpoint
ALTER TABLE "slot_limits" ADD CONSTRAINT "slot_limits_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- safe: nobody has written the new column yet
ALTER TABLE "products" ADD CONSTRAINT "products_portions" CHECK ("products"."portions" between 0 and 9999);--> statement-breakpoint
CREATE TRIGGER "zones_version" AFTER INSERT OR UPDATE OR DELETE ON "zones" FOR EACH STATEMENT EXECUTE FUNCTION "bump_catalogue_version"();
