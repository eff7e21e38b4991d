ALTER TABLE "staff" ADD COLUMN "first_signed_in_at" timestamp with time zone;--> statement-breakpoint
-- Of those who were taken on before it is not known whether they ever came: they count as having come that day.
UPDATE "staff" SET "first_signed_in_at" = "created_at";